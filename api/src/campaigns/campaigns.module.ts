import { Module } from '@nestjs/common';
import { CampaignPartsController } from './campaign-parts.controller';
import { Campaigns } from './campaigns';
import { CampaignsController } from './campaigns.controller';
import { GenerateCampaignController } from './generate-campaign.controller';

@Module({
  controllers: [CampaignPartsController, CampaignsController, GenerateCampaignController],
  providers: [Campaigns],
})
export class CampaignsModule {}
