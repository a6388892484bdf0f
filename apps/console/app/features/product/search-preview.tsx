import { ScreenPart } from '../../generic/screen-part.tsx'

interface Props {
  host: string
  name: string
  slug: string
  story: string
}

/** The page as a search engine lists it. */
export function SearchPreview({ host, name, slug, story }: Props) {
  return (
    <ScreenPart title="In search results">
      <div className="max-w-xl border border-grout bg-surface p-4">
        <p className="text-xs text-stone wrap-anywhere">
          {slug ? `${host} › products › ${slug}` : 'No page in the shop'}
        </p>
        <p className="text-lg wrap-anywhere">{name}</p>
        <p className="text-sm text-stone">
          {cutAtWord(story.split('\n')[0] ?? '') || 'The first line of the story is shown here.'}
        </p>
      </div>
      <p className="text-stone">If you change the address, the old one redirects to the new one.</p>
    </ScreenPart>
  )
}

const maxLength = 160

/** Search engines show about this much, and end at a whole word. */
const cutAtWord = (text: string): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\s,;]+\S*$/, '')} …`
