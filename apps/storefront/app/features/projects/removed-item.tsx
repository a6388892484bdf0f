import type { ProjectItem } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'

/** Finds the removed item in the action data. */
export const removedIn = (answer: unknown): ProjectItem | undefined =>
  typeof answer === 'object' && answer !== null && 'removed' in answer
    ? (answer.removed as ProjectItem | undefined)
    : undefined

const names = [
  'sku',
  'roomId',
  'surface',
  'pattern',
  'measuredBy',
  'areaSqft',
  'spareBoxes',
  'boxes',
  'notes',
  'alternateOf',
] as const

/** Says that the item was removed and offers an undo. */
export function RemovedItem({ item, basketId }: { item: ProjectItem; basketId: string }) {
  const undo = (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="item-add" />
      <input type="hidden" name="basketId" value={basketId} />
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={String(item[name] ?? '')} />
      ))}
      <Button type="submit" size="Small">
        Undo
      </Button>
    </Form>
  )
  return (
    <Notice kind="info" isLive action={undo}>
      {item.name} removed.
    </Notice>
  )
}
