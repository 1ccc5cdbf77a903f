import { Module } from '@nestjs/common';
import { ChatController } from './chat.controller';
import { Generators } from './generators';
import { Refinements } from './refinements';
import { Threads } from './threads';
import { ThreadsController } from './threads.controller';
import { WritingController } from './writing.controller';

@Module({
  controllers: [ChatController, ThreadsController, WritingController],
  providers: [Generators, Refinements, Threads],
  exports: [Refinements, Threads],
})
export class WritingModule {}
