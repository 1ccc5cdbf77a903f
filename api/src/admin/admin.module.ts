import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { CostsController } from './costs.controller';
import { DashboardsController, StandaloneController } from './dashboards.controller';
import { Figures } from './figures';
import { Lists } from './lists';
import { OperatorsController } from './operators.controller';
import { People } from './people';
import { UnlockController } from './unlock.controller';

@Module({
  imports: [AccountModule],
  controllers: [UnlockController, DashboardsController, StandaloneController, CostsController, OperatorsController],
  providers: [Figures, Lists, People],
  exports: [Figures],
})
export class AdminModule {}
