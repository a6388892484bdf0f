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
          {story.split('\n')[0]?.slice(0, 160) || 'The first line of the story is shown here.'}
        </p>
      </div>
      <p className="text-stone">If you change the address, the old one leads to the new one by itself.</p>
    </ScreenPart>
  )
}
