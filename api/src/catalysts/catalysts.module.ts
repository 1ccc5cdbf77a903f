import { Module } from '@nestjs/common';
import { AdminCatalystsController } from './admin-catalysts.controller';
import { CatalystsController } from './catalysts.controller';

@Module({ controllers: [AdminCatalystsController, CatalystsController] })
export class CatalystsModule {}
