import { classNames } from '@tessera/ui/class-names'
import { Link } from '@tessera/ui/link'
import { type Fulfilment, fulfilments } from './fulfilment.ts'

const texts: Record<Fulfilment, { name: string; hint: string }> = {
  deliver: { name: 'Deliver', hint: 'To your door or job site' },
  'pick-up': { name: 'Pick up', hint: 'Free at a store near you' },
}

/** The first question of the shipping step; links, so that it works without script. */
export const FulfilmentChoice = ({ chosen }: { chosen: Fulfilment }) => (
  <nav aria-label="Deliver or pick up">
    <ul className="grid grid-cols-2 gap-3">
      {fulfilments.map((one) => (
        <li key={one}>
          <Link
            href={`/checkout/shipping?how=${one}`}
            aria-current={one === chosen ? 'true' : undefined}
            className={classNames(
              'grid h-full min-h-11 rounded border bg-surface px-4 py-3 no-underline',
              one === chosen ? 'border-ink font-bold' : 'border-grout',
            )}
          >
            {texts[one].name}
            <span className="text-sm font-normal text-stone">{texts[one].hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
