import { ContractScreen } from './contract-screen.tsx'

export const SalaryContractScreen = () => <ContractScreen kind="salary" />
export const DividendContractScreen = () => <ContractScreen kind="dividend" />
export const HourContractScreen = () => <ContractScreen kind="hours" />
