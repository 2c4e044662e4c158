import { exportReport } from './export-report.ts';

export const interviewExportRoutes = [exportReport];
