import { Button, LinkButton } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { aloneWord, type DeleteView } from './delete-view.ts'
import { PageHead } from './page-head.tsx'
import { FieldGroupSection } from './record-screen.tsx'

/** Asks before a deletion, with what will be gone. */
export function DeleteScreen({ view, messages }: { view: DeleteView; messages: readonly string[] }) {
  const { title, kind, crumbs, groups, inside, refusals, isFinal, backHref, key } = view
  const isBusy = useNavigation().state !== 'idle'
  const isRefused = refusals.length > 0
  return (
    <div className="grid max-w-4xl gap-5">
      <PageHead title={`Delete ${title}?`} crumbs={crumbs} actions={[]} />
      {messages.length > 0 && (
        <Notice kind="error" isLive title="It wasn’t deleted">
          {messages.join(' ')}
        </Notice>
      )}
      {isRefused ? (
        <Notice kind="warning" title={`This ${kind} can’t be deleted`}>
          {refusals.join(' ')}
        </Notice>
      ) : (
        <Notice kind="warning" title={`This ${kind} will be deleted`}>
          {inside.length > 0 ? <Inside inside={inside} /> : 'Nothing else is affected.'}
          {inside.length > 0 && !isFinal && <p>Undo brings back the {kind} alone, without these.</p>}
          {isFinal && <p>You can’t undo this.</p>}
        </Notice>
      )}
      {groups.map((group) => (
        <FieldGroupSection key={group.title} group={group} />
      ))}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="key" value={key} />
        {inside.length > 0 && <input type="hidden" name={aloneWord} value="yes" />}
        {!isRefused && (
          <Button type="submit" name="intent" value="delete" kind="danger" isBusy={isBusy}>
            Delete {kind}
          </Button>
        )}
        <LinkButton href={backHref} kind="quiet" data-key="Escape">
          Keep it
        </LinkButton>
      </Form>
    </div>
  )
}

const Inside = ({ inside }: { inside: DeleteView['inside'] }) => (
  <>
    <p>This also deletes or unlinks:</p>
    <ul>
      {inside.map(({ label, count }) => (
        <li key={label}>
          {formatCount(count)} × {label.toLowerCase()}
        </li>
      ))}
    </ul>
  </>
)
