import { Notice } from '@tessera/ui/notice'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { PictureForm } from './picture-form.tsx'
import type { PictureOutcome, PicturesView, PictureView } from './pictures-view.ts'

interface Props {
  pictures: PicturesView
  outcome: PictureOutcome | undefined
}

/** The pictures as the shop shows them, each with the words for people who don’t see it, and what could be shown. */
export function PicturesScreen({ pictures, outcome }: Props) {
  const { sku, isDrawn, mayUpload, views, missing, problem } = pictures
  return (
    <ScreenPart title="Pictures in the shop">
      {problem && <Notice kind="error">{problem}</Notice>}
      {missing && <p className="text-stone">{missing}</p>}
      <ul className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
        {views.map((one) => (
          <li key={one.view} className="grid min-w-0 content-start gap-2 border border-grout bg-surface p-3">
            <h3 className="font-sans text-base font-bold">{one.label}</h3>
            <ShownPicture sku={sku} isDrawn={isDrawn} of={one} />
            {missing ? (
              <p className={one.alt ? 'text-stone' : 'text-sale'}>{one.alt || 'No alt text'}</p>
            ) : (
              <PictureForm
                key={`${one.chosen} ${one.alt} ${one.uploads.length}`}
                sku={sku}
                isDrawn={isDrawn}
                mayUpload={mayUpload}
                of={one}
                outcome={outcome?.view === one.view ? outcome : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}

interface ShownProps {
  sku: string
  isDrawn: boolean
  of: PictureView
}

function ShownPicture({ sku, isDrawn, of: { view, alt, chosen } }: ShownProps) {
  if (!chosen && !isDrawn)
    return (
      <p className="grid aspect-square place-items-center border border-grout text-stone">No picture. Upload one.</p>
    )
  const address = chosen ? `/media/uploaded/${chosen}` : `/media/drawn/${encodeURIComponent(sku)}`
  return (
    <img
      src={`${address}/${view}-480.webp`}
      alt={alt}
      width={480}
      height={view === 'scene' ? 320 : 480}
      loading="lazy"
      className={`w-full border border-grout object-cover ${view === 'scene' ? 'aspect-3/2' : 'aspect-square'}`}
    />
  )
}
