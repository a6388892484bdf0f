import { Button } from '@tessera/ui/button'
import { PrintIcon } from '@tessera/ui/icons'

interface GuideAsideProps {
  tools: readonly string[]
  skill: string | undefined
  days: number | undefined
}

/** The tools, skill level and days that a project needs. */
export function GuideAside({ tools, skill, days }: GuideAsideProps) {
  return (
    <div className="grid justify-items-start gap-5 text-sm">
      {(skill || days) && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {skill && (
            <>
              <dt className="text-stone">Skill</dt>
              <dd>{skill}</dd>
            </>
          )}
          {days && (
            <>
              <dt className="text-stone">Time</dt>
              <dd>{days === 1 ? '1 day' : `${days} days`}</dd>
            </>
          )}
        </dl>
      )}
      {tools.length > 0 && (
        <div>
          <h2 className="mb-1 font-sans text-sm font-bold">Tools</h2>
          <ul className="grid gap-1 text-stone">
            {tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </div>
      )}
      <Button size="Small" icon={<PrintIcon className="size-4" />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
