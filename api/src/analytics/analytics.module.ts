import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller';
import { EventIntake } from './event-intake';

@Module({ controllers: [AnalyticsController], providers: [EventIntake] })
export class AnalyticsModule {}
