import { Module } from '@nestjs/common';
import { ChatController } from './chat.controller';
import { Threads } from './threads';
import { ThreadsController } from './threads.controller';
import { WritingController } from './writing.controller';

@Module({
  controllers: [ChatController, ThreadsController, WritingController],
  providers: [Threads],
  exports: [Threads],
})
export class WritingModule {}
