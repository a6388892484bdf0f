import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import type { GridWork } from './use-grid.ts'

const maxShown = 50

/** Refused cells with the server's words. They stay edited, so that they can be corrected and saved again. */
export function GridProblems({ grid: { problems, columns, retry } }: { grid: GridWork }) {
  const all = [...problems]
  return (
    <>
      {retry && (
        <Notice
          kind="error"
          isLive
          action={
            <Button size="Small" onClick={retry}>
              Try again
            </Button>
          }
        >
          Some rows couldn’t be loaded.
        </Notice>
      )}
      {all.length > 0 && (
        <Notice kind="error" title={`${all.length.toLocaleString('en-US')} not saved`}>
          <ul className="list-disc ps-5">
            {all.slice(0, maxShown).map(([key, words]) => {
              const [row = '', column = ''] = JSON.parse(key) as string[]
              const label = columns.find((one) => one.key === column)?.label ?? column
              return (
                <li key={key}>
                  {row}, {label}: {words}
                </li>
              )
            })}
            {all.length > maxShown && <li>and {(all.length - maxShown).toLocaleString('en-US')} more</li>}
          </ul>
        </Notice>
      )}
    </>
  )
}
