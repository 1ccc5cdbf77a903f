import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import { AdminRoom } from './admin-room';
import { LiveGateway } from './live.gateway';

@Module({ imports: [AdminModule], providers: [AdminRoom, LiveGateway] })
export class LiveModule {}
