import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { applicationAnswerFiles, applicationQuestions } from '../../tables/registrations.tables.ts';

type QuestionRow = typeof applicationQuestions.$inferSelect;
export type AnswerFileRow = typeof applicationAnswerFiles.$inferSelect;
export type NewAnswerFile = Omit<typeof applicationAnswerFiles.$inferInsert, 'id' | 'questionId'>;

/** A question with who asked it, and the files of its answer. */
export interface AskedQuestion {
  readonly question: QuestionRow;
  readonly asker: string | null;
  readonly files: readonly AnswerFileRow[];
}

export interface ApplicationQuestionStore {
  ask(question: Pick<QuestionRow, 'registrationId' | 'question' | 'askedAt' | 'askedBy'>): Promise<void>;
  /** Saves the answer to the open question, within a transaction that holds the application. */
  answer(registrationId: number, answer: string, answered: { at: Date; files: NewAnswerFile[] }): Promise<void>;
  /** What waits for an answer. */
  open(registrationId: number): Promise<QuestionRow | undefined>;
  /** The newest first, at most 100. */
  list(registrationId: number): Promise<readonly AskedQuestion[]>;
  file(registrationId: number, id: number): Promise<AnswerFileRow | undefined>;
}

const isOf = (registrationId: number) => eq(applicationQuestions.registrationId, registrationId);

export function createApplicationQuestionStore(database: Database): ApplicationQuestionStore {
  async function open(registrationId: number): Promise<QuestionRow | undefined> {
    const [row] = await database
      .current()
      .select()
      .from(applicationQuestions)
      .where(and(isOf(registrationId), isNull(applicationQuestions.answeredAt)))
      .orderBy(desc(applicationQuestions.id))
      .limit(1);
    return row;
  }
  return {
    open,
    async ask(question) {
      await database.current().insert(applicationQuestions).values(question);
    },
    async answer(registrationId, answer, { at, files }) {
      const asked = await open(registrationId);
      if (!asked) throw new Error('An application waits for its applicant without a question');
      const queries = database.current();
      await queries
        .update(applicationQuestions)
        .set({ answer, answeredAt: at })
        .where(eq(applicationQuestions.id, asked.id));
      if (files.length === 0) return;
      await queries.insert(applicationAnswerFiles).values(files.map((file) => ({ ...file, questionId: asked.id })));
    },
    list: (registrationId) => listed(database, registrationId),
    async file(registrationId, id) {
      const [found] = await database
        .current()
        .select({ file: applicationAnswerFiles })
        .from(applicationAnswerFiles)
        .innerJoin(applicationQuestions, eq(applicationQuestions.id, applicationAnswerFiles.questionId))
        .where(and(isOf(registrationId), eq(applicationAnswerFiles.id, id)));
      return found?.file;
    },
  };
}

async function listed(database: Database, registrationId: number): Promise<readonly AskedQuestion[]> {
  const queries = database.current();
  const rows = await queries
    .select({ question: applicationQuestions, asker: accounts.username })
    .from(applicationQuestions)
    .leftJoin(accounts, eq(accounts.id, applicationQuestions.askedBy))
    .where(isOf(registrationId))
    .orderBy(desc(applicationQuestions.id))
    .limit(100);
  if (rows.length === 0) return [];
  const files = await queries
    .select()
    .from(applicationAnswerFiles)
    .where(
      inArray(
        applicationAnswerFiles.questionId,
        rows.map(({ question }) => question.id),
      ),
    )
    .orderBy(asc(applicationAnswerFiles.id));
  return rows.map(({ question, asker }) => ({
    question,
    asker,
    files: files.filter(({ questionId }) => questionId === question.id),
  }));
}
