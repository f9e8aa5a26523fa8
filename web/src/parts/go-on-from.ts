import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Lets a form that stays open after it was saved go on from what was saved. What was typed meanwhile stays, unsaved.
 * @param sent - what the form held when it was sent
 * @returns whether something was typed meanwhile */
export function goOnFrom<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: DefaultValues<Values> & Values,
): boolean {
  const typed = form.getValues();
  const names = Object.keys(typed) as Path<Values>[];
  const isTyped = (name: Path<Values>) => !Object.is(typed[name], sent[name]);
  // The fields keep their texts, and the caret its place.
  form.reset(saved, { keepValues: true });
  for (const name of names) form.setValue(name, isTyped(name) ? typed[name] : saved[name], { shouldDirty: true });
  return names.some(isTyped);
}
