import { Module } from '@nestjs/common';
import { ThreadsController } from './threads.controller';
import { WritingController } from './writing.controller';

@Module({ controllers: [ThreadsController, WritingController] })
export class WritingModule {}
