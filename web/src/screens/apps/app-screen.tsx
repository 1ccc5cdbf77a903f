import { useParams } from 'react-router-dom';
import { useTool } from '@/features/tools/use-tools';
import { AppDesk } from './app-desk';

/** The screen of any tool that has none of its own. */
export default function AppScreen() {
  const { name = '' } = useParams();
  const tool = useTool(name).data;
  return tool && <AppDesk key={tool.id} tool={tool} />;
}
