import { described, plus } from './functions.ts';
import { compare, isArray, type Json } from './json-value.ts';
import { QueryError } from './query-error.ts';
import type { Operator } from './query.ts';

const comparisons: Readonly<Record<string, (difference: number) => boolean>> = {
  '==': (difference) => difference === 0,
  '!=': (difference) => difference !== 0,
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
};

/** An operator applied to two values. @throws QueryError where it is not possible */
export function calculate(operator: Operator, left: Json, right: Json): Json {
  const compared = comparisons[operator];
  if (compared !== undefined) return compared(compare(left, right));
  if (operator === '+') return plus(left, right);
  if (operator === '-' && isArray(left) && isArray(right)) {
    return left.filter((entry) => !right.some((out) => compare(entry, out) === 0));
  }
  if (operator === '/' && typeof left === 'string' && typeof right === 'string') return left.split(right);
  if (typeof left !== 'number' || typeof right !== 'number') {
    throw new QueryError(`${described(left)} ${operator} ${described(right)} is not possible`);
  }
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0) throw new QueryError(`${described(left)} cannot be divided by 0`);
  return operator === '/' ? left / right : Math.trunc(left) % Math.trunc(right);
}
