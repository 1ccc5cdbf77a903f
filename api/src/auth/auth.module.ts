import { Module } from '@nestjs/common';
import { Accounts } from './accounts';
import { AuthController } from './auth.controller';

@Module({ controllers: [AuthController], providers: [Accounts], exports: [Accounts] })
export class AuthModule {}
