import { Module } from '@nestjs/common';
import { WritingModule } from '../writing/writing.module';
import { CoachController } from './coach.controller';

@Module({ imports: [WritingModule], controllers: [CoachController] })
export class CoachModule {}
