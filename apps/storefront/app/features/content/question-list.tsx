import { Disclosure } from '@tessera/ui/disclosure'
import { HtmlContent } from './html-content.tsx'
import { plainText, type QuestionGroup } from './html-parts.ts'

export function QuestionList({ groups }: { groups: readonly QuestionGroup[] }) {
  return groups.map(({ id, title, questions }) => (
    <section key={id} aria-labelledby={id} className="mb-12">
      <h2 id={id} className="mb-3 scroll-mt-36 text-2xl">
        {title}
      </h2>
      <div className="border-t border-grout">
        {questions.map((one) => (
          <Disclosure key={one.id} summary={<h3 className="font-sans text-lg">{one.question}</h3>}>
            <HtmlContent html={one.html} />
          </Disclosure>
        ))}
      </div>
    </section>
  ))
}

export const questionsJsonLd = (groups: readonly QuestionGroup[]): object => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ questions }) => questions)
    .map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
})
