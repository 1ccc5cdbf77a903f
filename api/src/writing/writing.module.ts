import { Module } from '@nestjs/common';
import { ChatController } from './chat.controller';
import { GenerateController } from './generate.controller';
import { Refinements } from './refinements';
import { Threads } from './threads';
import { ThreadsController } from './threads.controller';

@Module({
  controllers: [ChatController, GenerateController, ThreadsController],
  providers: [Refinements, Threads],
  exports: [Refinements, Threads],
})
export class WritingModule {}
