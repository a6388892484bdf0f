import type { FinishedForm } from '@tessera/client/shop/types.gen'
import type { StaffWorks } from '../../session/staff-work.server.ts'

/** The buttons of a form in the inbox. */
export const inboxWorks: StaffWorks = {
  answer: [
    ({ operator, variant, text, options }) =>
      operator.AnswerForm(
        { reference: text('number'), key: text('key'), text: text('text'), isDone: variant === 'done' },
        options,
      ),
    'Your answer was sent by email.',
  ],
  assign: [
    ({ operator, variant, text, options }) =>
      operator.AssignForm(
        { reference: text('number'), userName: variant === 'other' ? text('userName') : variant },
        options,
      ),
    'The form was assigned.',
  ],
  finish: [
    ({ operator, variant, text, options }) =>
      operator.FinishForm(
        { reference: text('number'), isDone: variant === 'yes', version: text('version') || null },
        options,
      ),
    'Saved.',
    ({ intent }, answer) => {
      const { version, isChanged } = answer as FinishedForm
      return isChanged ? { intent: intent === 'finish:yes' ? 'finish:no' : 'finish:yes', version } : undefined
    },
  ],
}
