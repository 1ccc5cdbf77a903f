import { Module } from '@nestjs/common';
import { Canary } from './canary';
import { HealthController } from './health.controller';

@Module({ controllers: [HealthController], providers: [Canary] })
export class HealthModule {}
