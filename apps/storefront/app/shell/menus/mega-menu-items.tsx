import { pictureVersion } from '@tessera/pictures/media/media-url'
import { ChevronDownIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import type { MenuDepartment } from '../frame.server.ts'
import { looks } from './looks.ts'

export function MegaMenuItems({ departments }: { departments: readonly MenuDepartment[] }) {
  return <CachedPart as="ul" className="page flex gap-x-6" part={MenuItems} given={{ departments }} />
}

function MenuItems({ departments }: { departments: readonly MenuDepartment[] }) {
  return (
    <>
      {departments.map((department) => (
        <Department key={department.id} department={department} />
      ))}
      {/* the departments alone fill a small desktop screen; these links are in the footer too */}
      <li className="ms-auto max-wide:hidden">
        <Link href="/calculators" className={itemClass}>
          Calculators
        </Link>
      </li>
      <li className="max-wide:hidden">
        <Link href="/blog" className={itemClass}>
          Stories
        </Link>
      </li>
      <li className="max-wide:hidden">
        <Link href="/pro" className={itemClass}>
          For pros
        </Link>
      </li>
      <li className="max-wide:hidden">
        <Link href="/order-status" className={itemClass}>
          Order status
        </Link>
      </li>
    </>
  )
}

/** Departments whose products are chosen by look. */
const departmentsWithLooks: ReadonlySet<string> = new Set(['tile', 'mosaics'])

const itemClass = 'flex min-h-11 items-center gap-1 text-sm whitespace-nowrap no-underline hover:underline'

function Department({ department: { id, name, url, categories } }: { department: MenuDepartment }) {
  if (categories.length === 0)
    return (
      <li>
        <Link href={url} className={itemClass}>
          {name}
        </Link>
      </li>
    )
  return (
    <li>
      <details name="departments" className="mega">
        <summary className={`${itemClass} cursor-pointer`}>
          {name}
          <ChevronDownIcon className="mega-mark size-3.5 text-stone" />
        </summary>
        <div className="absolute inset-x-0 top-full border-y border-grout bg-paper">
          <div className="page grid grid-cols-12 gap-8 py-8">
            <ul className="col-span-7 grid grid-cols-2 content-start gap-x-8">
              <li className="col-span-2 mb-2 border-b border-grout pb-2">
                <Link
                  href={url}
                  className="flex min-h-10 items-center font-display text-xl no-underline hover:underline"
                >
                  All {name.toLowerCase()}
                </Link>
              </li>
              {categories.map((category) => (
                <li key={category.url}>
                  <Link href={category.url} className="flex min-h-10 items-center no-underline hover:underline">
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
            {departmentsWithLooks.has(id) ? <LooksMenu /> : <HelpMenu />}
          </div>
        </div>
      </details>
    </li>
  )
}

/** One small image file each, because this menu is on every page. */
function LooksMenu() {
  return (
    <div className="col-span-5">
      <p className="mb-3 text-sm text-stone">By look</p>
      <ul className="grid grid-cols-3 gap-px">
        {looks.map(({ name, url, picture }) => (
          <li key={url}>
            <Link href={url} className="block no-underline hover:underline">
              <img
                src={`/media/content/${picture}/320.webp?v=${pictureVersion}`}
                alt=""
                width={320}
                height={240}
                loading="lazy"
                className="aspect-[4/3] w-full bg-grout object-cover"
              />
              <span className="block py-1.5 text-sm">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function HelpMenu() {
  return (
    <div className="col-span-5 grid content-start gap-2 border-s border-grout ps-8">
      <p className="font-display text-xl">Not sure what goes with what?</p>
      <p className="text-stone">
        Our calculators estimate mortar, grout and trim for your tile. Our guides walk you through each step.
      </p>
      <p className="flex gap-6">
        <Link href="/calculators">Calculators</Link>
        <Link href="/guides">Installation and care</Link>
      </p>
    </div>
  )
}
