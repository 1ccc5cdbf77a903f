import { appWriter } from '@copydesk/contracts';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useTool } from '@/features/tools/use-tools';
import { WriterScreen } from './tool-screen';

/** The screen of any tool that is a row of the catalog and nothing else. */
export default function AppScreen() {
  const { name = '' } = useParams();
  const tool = useTool(name).data;
  const writer = useMemo(() => tool && appWriter(tool), [tool]);
  return writer && <WriterScreen key={writer.id} writer={writer} />;
}
