import { DefaultNamingStrategy } from 'typeorm';

/** Columns are called like their property, in snake case: `firstName` -> `first_name`. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
