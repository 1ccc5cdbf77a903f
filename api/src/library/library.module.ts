import { Module } from '@nestjs/common';
import { WritingModule } from '../writing/writing.module';
import { FoldersController } from './folders.controller';
import { GenerationsController } from './generations.controller';
import { Library } from './library';
import { LibraryController } from './library.controller';
import { OrganizingController } from './organizing.controller';

@Module({
  imports: [WritingModule],
  controllers: [FoldersController, GenerationsController, LibraryController, OrganizingController],
  providers: [Library],
})
export class LibraryModule {}
