import { optionalFields, textOf, textsOf, type ApiDocument, type Fields } from '../src/contract/document/index.ts';
import { operationsOf } from './operation-model.ts';
import { printApi, printCallShapes } from './print-api.ts';
import { printEnums, printMessages } from './print-constants.ts';
import { printForms } from './print-forms.ts';
import { printAccess, printErrorCodes, printOperations } from './print-operations.ts';
import { printParameters } from './print-parameters.ts';
import { printReplyFields } from './print-reply-fields.ts';
import { printRights, printScopeRights } from './print-rights.ts';
import { printSchema } from './print-schema.ts';

/** Every generated file by its path below sdk/src, with its text. The same document always produces the same text.
 * @throws DocumentError if the document says something that the client could not call. */
export async function printContract(document: ApiDocument): Promise<ReadonlyMap<string, string>> {
  const operations = operationsOf(document);
  return new Map([
    ['contract/schema.gen.ts', await printSchema(document.root)],
    ['contract/operations.gen.ts', printOperations(operations)],
    ['contract/parameters.gen.ts', printParameters(operations)],
    ['contract/access.gen.ts', printAccess(operations)],
    ['contract/error-codes.gen.ts', printErrorCodes(operations)],
    ['contract/reply-fields.gen.ts', printReplyFields(document)],
    ['contract/rights.gen.ts', printRights(operations, administratorRolesOf(document.root))],
    ['contract/scope-rights.gen.ts', printScopeRights(operations, administratorRolesOf(document.root))],
    ['client/api.gen.ts', printApi(operations, tagDescriptions(document.root))],
    ['client/call-shapes.gen.ts', printCallShapes(operations)],
    ...printMessages(document.root),
    ['contract/enums.gen.ts', printEnums(document.root)],
    ...printForms(document),
  ]);
}

function administratorRolesOf(document: Fields): readonly string[] {
  const { schemas } = optionalFields(document['components'], 'components');
  const { AdministratorRole: role } = optionalFields(schemas, 'schemas');
  return textsOf(optionalFields(role, 'AdministratorRole')['enum'], 'AdministratorRole');
}

function tagDescriptions(document: Fields): ReadonlyMap<string, string> {
  const tags: readonly unknown[] = Array.isArray(document['tags']) ? document['tags'] : [];
  return new Map(
    tags.map((tag) => {
      const { name, description } = optionalFields(tag, 'tags');
      return [textOf(name, 'tag'), textOf(description, `tag ${String(name)}`)];
    }),
  );
}
