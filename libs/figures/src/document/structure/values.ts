import { hasUnstorable, isDay } from '@copydesk/text';
import type { Place } from '../document';

/** The structure is invalid. The message names the fault. */
export class BadStructure extends Error {
  override name = 'BadStructure';
}

/** A value of JSON that nothing is known of yet. */
export type Json = Readonly<Record<string, unknown>>;

export function objectIn(value: unknown, name: string): Json {
  if (!isObject(value)) throw wrong(name, 'an object');
  return value;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listIn<T>(value: unknown, name: string, read: (item: unknown, index: number) => T): T[] {
  if (!Array.isArray(value)) throw wrong(name, 'a list');
  return value.map(read);
}

export function textIn(value: unknown, name: string): string {
  if (typeof value !== 'string' || hasUnstorable(value)) throw wrong(name, 'a text that can be stored');
  return value;
}

export function integerIn(value: unknown, name: string, [least, most]: readonly [number, number]): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw wrong(name, `a whole number from ${least} to ${most}`);
  return value;
}

export function numberIn(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(name, 'a number');
  return value;
}

export function dayIn(value: unknown, name: string): string {
  if (typeof value !== 'string' || !isDay(value)) throw wrong(name, 'a day such as 2025-06-30');
  return value;
}

export function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null ? null : read(value);
}

export function placeIn(value: Json, name: string, [least, most]: readonly [number, number]): Place {
  const from = integerIn(value['from'], `from of ${name}`, [least, most]);
  return { from, to: integerIn(value['to'], `to of ${name}`, [from, most]) };
}

function wrong(name: string, wanted: string): BadStructure {
  return new BadStructure(`${name} must be ${wanted}`);
}
