import { Module } from '@nestjs/common';
import { WritingModule } from '../writing/writing.module';
import { CampaignPartsController } from './campaign-parts.controller';
import { Campaigns } from './campaigns';
import { CampaignsController } from './campaigns.controller';
import { GenerateCampaignController } from './generate-campaign.controller';

@Module({
  imports: [WritingModule],
  controllers: [CampaignPartsController, CampaignsController, GenerateCampaignController],
  providers: [Campaigns],
})
export class CampaignsModule {}
