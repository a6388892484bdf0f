import type { PageHeading } from './page-data.ts'

/** Table of contents: beside the text on desktops, above it on smaller screens. */
export function TableOfContents({ headings }: { headings: readonly PageHeading[] }) {
  const visible = headings.filter(({ level }) => level === 2)
  if (visible.length < 3) return null
  return (
    <nav aria-labelledby="contents" className="text-sm desktop:sticky desktop:top-36">
      <h2 id="contents" className="mb-2 font-sans text-sm font-bold">
        On this page
      </h2>
      <ol className="border-s border-grout">
        {visible.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 ps-4 text-stone no-underline hover:text-ink hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
