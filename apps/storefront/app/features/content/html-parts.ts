/** Our pages come as HTML we made ourselves from Markdown; these read its known shape, nothing else. */

const figure = /<figure>(?:(?!<\/figure>)[\s\S])*<\/figure>\n?/g

/** The picture that leads the page is not shown again in the words. */
export const withoutPicture = (html: string, name: string | null): string =>
  name === null ? html : html.replace(figure, (one) => (one.includes(`/media/content/${name}/`) ? '' : one))

interface Question {
  id: string
  question: string
  html: string
}
export interface QuestionGroup {
  id: string
  title: string
  questions: Question[]
}

/** Second headings are groups, third headings are questions, what follows is the answer. */
export function questionGroups(html: string): QuestionGroup[] {
  return html
    .split(/(?=<h2 )/)
    .filter((part) => part.startsWith('<h2 '))
    .map((part) => {
      const [head = '', ...questions] = part.split(/(?=<h3 )/)
      return { ...headOf(head), questions: questions.map(questionOf) }
    })
}

function headOf(html: string): { id: string; title: string } {
  const [, id = '', title = ''] = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>/.exec(html) ?? []
  return { id, title: plainText(title) }
}

function questionOf(html: string): Question {
  const [all = '', id = '', question = ''] = /^<h3 id="([^"]*)">([\s\S]*?)<\/h3>/.exec(html) ?? []
  return { id, question: plainText(question), html: html.slice(all.length).trim() }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => named[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
