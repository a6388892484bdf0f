import { Notice } from '@tessera/ui/notice'
import { useSearchParams } from 'react-router'

const sentences: Readonly<Record<string, string>> = {
  changed: 'Your changes are saved.',
  same: 'Nothing was changed.',
  created: 'It’s there now.',
  deleted: 'It’s deleted.',
  undone: 'It’s undone. The undo is in the history too, and can be undone.',
  cleared: 'This setting is no longer set.',
}

/** The word of the address that says what was just done. It is no word of the API. */
export const doneWord = 'done'

/** Confirms the change that led to this page. */
export function DoneNotice() {
  const [query] = useSearchParams()
  const done = query.get(doneWord) ?? ''
  const sentence = Object.hasOwn(sentences, done) ? sentences[done] : undefined
  return sentence ? (
    <Notice kind="success" isLive>
      {sentence}
    </Notice>
  ) : null
}
