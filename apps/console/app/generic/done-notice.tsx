import { Notice } from '@tessera/ui/notice'
import { useActionData, useSearchParams } from 'react-router'
import { doneWord, undoWord } from './passing-words.ts'
import { UndoForm } from './undo-form.tsx'

const sentences: Readonly<Record<string, string>> = {
  changed: 'Your changes are saved.',
  same: 'You made no changes.',
  created: 'Created.',
  deleted: 'Deleted.',
  'deleted-parts': 'Deleted, with what belonged to it.',
  undone: 'Undone. The undo is in the history and can be undone too.',
  'undone-open':
    'Undone. The history has no passwords, keys or receiver settings: check those, and enter them again if needed.',
  cleared: 'Setting cleared.',
}

/** Confirms the change that led to this page, until a form of the page has an answer of its own. */
export function DoneNotice() {
  const [query] = useSearchParams()
  const isAnswered = useActionData() !== undefined
  const done = query.get(doneWord) ?? ''
  const sentence = Object.hasOwn(sentences, done) ? sentences[done] : undefined
  const request = query.get(undoWord)
  return sentence && !isAnswered ? (
    <Notice kind="success" isLive action={request && <RequestUndo request={request} />}>
      {sentence}
      {request && done === 'deleted-parts' && ' Undo brings back the record alone.'}
    </Notice>
  ) : null
}

/** Takes back what a request of this person wrote. */
export const RequestUndo = ({ request }: { request: string }) => (
  <UndoForm action={`/undo?${new URLSearchParams({ request })}`} fields={{ key: `undo-${request}`, own: 'yes' }} />
)
