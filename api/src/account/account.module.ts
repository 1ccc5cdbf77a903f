import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { AccountController } from './account.controller';
import { SignedIn } from './signed-in';

@Module({ imports: [AuthModule], controllers: [AccountController], providers: [SignedIn], exports: [SignedIn] })
export class AccountModule {}
