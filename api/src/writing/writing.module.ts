import { Module } from '@nestjs/common';
import { ChatController } from './chat.controller';
import { GenerateController } from './generate.controller';
import { Threads } from './threads';
import { ThreadsController } from './threads.controller';

@Module({
  controllers: [ChatController, GenerateController, ThreadsController],
  providers: [Threads],
  exports: [Threads],
})
export class WritingModule {}
