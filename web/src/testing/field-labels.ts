const kinds = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
type Field = InstanceType<(typeof kinds)[number]>;

const own = new Map<unknown, PropertyDescriptor | undefined>(
  kinds.map(({ prototype }) => [prototype, Object.getOwnPropertyDescriptor(prototype, 'labels')]),
);

/** jsdom's own answer: for each field it visits every node of the page, and all of them again for each label. */
export function labelsByVisiting(field: Field): readonly HTMLLabelElement[] | null {
  const labels: unknown = own.get(Object.getPrototypeOf(field))?.get?.call(field);
  return labels instanceof NodeList ? Array.from(labels as NodeListOf<HTMLLabelElement>) : null;
}

/** The same, by visiting the labels only: a look-up by role or label asks that of every field on the page. */
export function labelsOf(field: Field): readonly HTMLLabelElement[] | null {
  const root = field.getRootNode();
  if (field.type === 'hidden' || !(root instanceof Document)) return labelsByVisiting(field);
  return Array.from(root.getElementsByTagName('label')).filter((label) =>
    label.hasAttribute('for') ? isNamed(field, label.htmlFor, root) : label.control === field,
  );
}

const isNamed = (field: Field, id: string, root: Document) =>
  id !== '' && field.id === id && root.getElementById(id) === field;

/** Makes `labelsOf` what every field says. */
export function findLabelsQuickly(): void {
  for (const { prototype } of kinds) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Field) {
        return labelsOf(this);
      },
    });
  }
}
