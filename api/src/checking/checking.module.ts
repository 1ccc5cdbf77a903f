import { Module } from '@nestjs/common';
import { WritingModule } from '../writing/writing.module';
import { CheckingController } from './checking.controller';

@Module({ imports: [WritingModule], controllers: [CheckingController] })
export class CheckingModule {}
