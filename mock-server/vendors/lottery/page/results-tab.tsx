import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { Lottery, Opened } from '#contract/lottery.ts'
import { sum } from '#mock-server/platform/lottery/rules/draw.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Balls } from './balls.tsx'
import { Button } from './controls.tsx'
import { usePage } from './page-context.ts'
import { type Endings, PrizeTable } from './prize-table.tsx'
import { lotteryQueries } from './queries.ts'
import styles from './results-tab.module.css'
import { Waiting } from './states.tsx'
import { Trouble } from './trouble.tsx'

/** Groups with draws as tables of prizes. */
const tables = ['VN', '4D', 'THAI']

type Drawn = Opened & { endings?: Endings }

/** Shows a lottery's results, newest first; for Vietnam also the numbers by their last digit. */
export const ResultsTab = ({ game }: { game: Lottery }) =>
  game.gameGroupId === 'VN' ? <Tables game={game} /> : <Draws game={game} />

const Tables = ({ game }: { game: Lottery }) => (
  <Results group={game.gameGroupId} query={useInfiniteQuery(lotteryQueries.tables(usePage(), game.gameId))} />
)

const Draws = ({ game }: { game: Lottery }) => (
  <Results group={game.gameGroupId} query={useInfiniteQuery(lotteryQueries.results(usePage(), game.gameId))} />
)

interface ResultsProps {
  group: string
  query: Pick<
    UseInfiniteQueryResult<{ pages: { content: Drawn[] }[] }>,
    'data' | 'isError' | 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >
}

function Results({
  group,
  query: { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage },
}: ResultsProps) {
  const { text } = usePage()
  if (isError) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Waiting label={text.results} />
  return (
    <>
      <ol className={styles.results} aria-label={text.results}>
        {data.pages
          .flatMap(({ content }) => content)
          .map((opened) => (
            <li key={opened.numero}>
              <Result opened={opened} group={group} />
            </li>
          ))}
      </ol>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onPress={() => fetchNextPage()}>
          {text.showMore}
        </Button>
      )}
    </>
  )
}

function Result({ opened, group }: { opened: Drawn; group: string }) {
  const { text, time } = usePage()
  return (
    <article className={styles.result}>
      <header>
        <h2>{fill(text.issue, { numero: opened.numero })}</h2>
        <p>
          {opened.station && `${fill(text.station, { name: opened.station })} · `}
          {time(opened.drawAt)}
        </p>
      </header>
      {tables.includes(group) ? (
        <PrizeTable rows={opened.rows} endings={opened.endings} />
      ) : (
        <div className={styles.drawn}>
          <Balls group={group} rows={opened.rows} />
          {group !== 'PK10' && <small>{fill(text.sum, { total: sum(opened.rows[0]?.numbers ?? []) })}</small>}
        </div>
      )}
    </article>
  )
}
