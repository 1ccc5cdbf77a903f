import { Module } from '@nestjs/common';
import { CatalystsController } from './catalysts.controller';

@Module({ controllers: [CatalystsController] })
export class CatalystsModule {}
