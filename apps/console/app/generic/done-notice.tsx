import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation, useSearchParams } from 'react-router'

const sentences: Readonly<Record<string, string>> = {
  changed: 'Your changes are saved.',
  same: 'You made no changes.',
  created: 'Created.',
  deleted: 'Deleted.',
  undone: 'Undone. The undo is in the history and can be undone too.',
  cleared: 'Setting cleared.',
}

/** The word of the address that says what was just done. It is no word of the API. */
export const doneWord = 'done'

/** The request that made the change, for people who may undo it. */
export const undoWord = 'undo'

/** Confirms the change that led to this page. */
export function DoneNotice() {
  const [query] = useSearchParams()
  const done = query.get(doneWord) ?? ''
  const sentence = Object.hasOwn(sentences, done) ? sentences[done] : undefined
  const request = query.get(undoWord)
  return sentence ? (
    <Notice kind="success" isLive action={request && done === 'changed' && <UndoForm request={request} />}>
      {sentence}
    </Notice>
  ) : null
}

/** Takes the change back with one button, or with ⌘Z. A second press with the same key does nothing. */
function UndoForm({ request }: { request: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={`/undo?${new URLSearchParams({ request })}`}>
      <input type="hidden" name="key" value={`undo-${request}`} />
      <input type="hidden" name="own" value="yes" />
      <Button type="submit" size="Small" isBusy={isBusy} data-key="Undo">
        Undo
      </Button>
    </Form>
  )
}
