import { Module } from '@nestjs/common';
import { WritingModule } from '../writing/writing.module';
import { FeedbackController } from './feedback.controller';

@Module({ imports: [WritingModule], controllers: [FeedbackController] })
export class FeedbackModule {}
