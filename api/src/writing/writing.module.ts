import { Module } from '@nestjs/common';
import { ChatController } from './chat.controller';
import { Generators } from './generators';
import { Threads } from './threads';
import { ThreadsController } from './threads.controller';
import { WritingController } from './writing.controller';

@Module({
  controllers: [ChatController, ThreadsController, WritingController],
  providers: [Generators, Threads],
  exports: [Threads],
})
export class WritingModule {}
