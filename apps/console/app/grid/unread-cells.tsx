import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { firstUnread } from './find-unread.ts'
import type { CellPlace } from './grid-model.ts'
import type { GridWork } from './use-grid.ts'

/** Says before a save which cells it leaves out, and leads to them one after the other. */
export function UnreadCells({ grid, goTo }: { grid: GridWork; goTo(place: CellPlace): void }) {
  const { unread, columns, loadedRows, select } = grid
  const first = firstUnread(unread, columns, loadedRows)
  if (!first) return null
  const goToFirst = () => {
    select(first)
    goTo(first)
  }
  return (
    <Notice
      kind="warning"
      isLive
      title={
        unread.size === 1
          ? '1 cell can’t be read and won’t be saved'
          : `${unread.size.toLocaleString('en-US')} cells can’t be read and won’t be saved`
      }
      action={
        <Button size="Small" onClick={goToFirst}>
          {unread.size === 1 ? 'Go to it' : 'Go to the first'}
        </Button>
      }
    >
      {first.words}
    </Notice>
  )
}
