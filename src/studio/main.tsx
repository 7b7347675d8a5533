import '#ui/styles/index.css'
import './studio.css'
import { start } from './start.tsx'

await start()
