import { Module } from '@nestjs/common';
import { SsoController } from './sso.controller';
import { TokenSigner } from './token-signer';

@Module({ controllers: [SsoController], providers: [TokenSigner] })
export class SsoModule {}
