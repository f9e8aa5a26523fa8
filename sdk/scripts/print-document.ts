import { Document, isCollection, isScalar, Scalar, visit } from 'yaml';
import type { Fields } from '../src/contract/document/index.ts';

const notice = `# Generated from openapi/ by \`npm run generate\`. Do not edit: change the file of the tag there.
# The meaning of x-roles, x-scopes and the other keys of ours is in openapi/shared.yaml.
`;
const longestInOneLine = 100;

/** Prints the bundled document as YAML without anchors, with small values on one line. */
export function printDocument(document: Fields): string {
  const printed = new Document(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(printed, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'x-error-codes' && isCollection(value)) value.flow = true;
    },
    Collection(_, node) {
      if (JSON.stringify(node).length < longestInOneLine) node.flow = true;
    },
    Scalar(_, node, path) {
      // Loaders of YAML 1.1, such as PyYAML, take the question mark of an address in brackets for a key, and = for a value.
      const isInBrackets = path.some((parent) => isCollection(parent) && parent.flow === true);
      const isMistaken = node.value === '=' || (isInBrackets && String(node.value).includes('?'));
      if (isMistaken) node.type = Scalar.QUOTE_SINGLE;
    },
  });
  return `${notice}${printed.toString({ lineWidth: 0, singleQuote: true })}`;
}
