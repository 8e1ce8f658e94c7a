// Lists of Taiwan, in Traditional Chinese, compiled for this project from general knowledge (MIT).

/** Splits a block of values parted by white space. */
const split = (text) => text.trim().split(/\s+/u);

/** Counties and cities with their districts and townships. */
export const districts = Object.fromEntries(
  Object.entries({
    台北市: '中正區 大同區 中山區 松山區 大安區 萬華區 信義區 士林區 北投區 內湖區 南港區 文山區',
    新北市:
      '板橋區 三重區 中和區 永和區 新莊區 新店區 樹林區 鶯歌區 三峽區 淡水區 汐止區 瑞芳區 土城區 蘆洲區 五股區 泰山區 林口區 深坑區 石碇區 坪林區 三芝區 石門區 八里區 平溪區 雙溪區 貢寮區 金山區 萬里區 烏來區',
    基隆市: '仁愛區 信義區 中正區 中山區 安樂區 暖暖區 七堵區',
    桃園市: '桃園區 中壢區 大溪區 楊梅區 蘆竹區 大園區 龜山區 八德區 龍潭區 平鎮區 新屋區 觀音區 復興區',
    新竹市: '東區 北區 香山區',
    新竹縣: '竹北市 竹東鎮 新埔鎮 關西鎮 湖口鄉 新豐鄉 芎林鄉 橫山鄉 北埔鄉 寶山鄉 峨眉鄉 尖石鄉 五峰鄉',
    苗栗縣:
      '苗栗市 頭份市 竹南鎮 後龍鎮 通霄鎮 苑裡鎮 卓蘭鎮 造橋鄉 西湖鄉 頭屋鄉 公館鄉 銅鑼鄉 三義鄉 大湖鄉 獅潭鄉 三灣鄉 南庄鄉 泰安鄉',
    台中市:
      '中區 東區 南區 西區 北區 北屯區 西屯區 南屯區 太平區 大里區 霧峰區 烏日區 豐原區 后里區 石岡區 東勢區 和平區 新社區 潭子區 大雅區 神岡區 大肚區 沙鹿區 龍井區 梧棲區 清水區 大甲區 外埔區 大安區',
    彰化縣:
      '彰化市 員林市 鹿港鎮 和美鎮 北斗鎮 溪湖鎮 田中鎮 二林鎮 線西鄉 伸港鄉 福興鄉 秀水鄉 花壇鄉 芬園鄉 大村鄉 埔鹽鄉 埔心鄉 永靖鄉 社頭鄉 二水鄉 田尾鄉 埤頭鄉 芳苑鄉 大城鄉 竹塘鄉 溪州鄉',
    南投縣: '南投市 埔里鎮 草屯鎮 竹山鎮 集集鎮 名間鄉 鹿谷鄉 中寮鄉 魚池鄉 國姓鄉 水里鄉 信義鄉 仁愛鄉',
    雲林縣:
      '斗六市 斗南鎮 虎尾鎮 西螺鎮 土庫鎮 北港鎮 古坑鄉 大埤鄉 莿桐鄉 林內鄉 二崙鄉 崙背鄉 麥寮鄉 東勢鄉 褒忠鄉 台西鄉 元長鄉 四湖鄉 口湖鄉 水林鄉',
    嘉義市: '東區 西區',
    嘉義縣:
      '太保市 朴子市 布袋鎮 大林鎮 民雄鄉 溪口鄉 新港鄉 六腳鄉 東石鄉 義竹鄉 鹿草鄉 水上鄉 中埔鄉 竹崎鄉 梅山鄉 番路鄉 大埔鄉 阿里山鄉',
    台南市:
      '中西區 東區 南區 北區 安平區 安南區 永康區 歸仁區 新化區 左鎮區 玉井區 楠西區 南化區 仁德區 關廟區 龍崎區 官田區 麻豆區 佳里區 西港區 七股區 將軍區 學甲區 北門區 新營區 後壁區 白河區 東山區 六甲區 下營區 柳營區 鹽水區 善化區 大內區 山上區 新市區 安定區',
    高雄市:
      '新興區 前金區 苓雅區 鹽埕區 鼓山區 旗津區 前鎮區 三民區 楠梓區 小港區 左營區 仁武區 大社區 岡山區 路竹區 阿蓮區 田寮區 燕巢區 橋頭區 梓官區 彌陀區 永安區 湖內區 鳳山區 大寮區 林園區 鳥松區 大樹區 旗山區 美濃區 六龜區 內門區 杉林區 甲仙區 桃源區 那瑪夏區 茂林區 茄萣區',
    屏東縣:
      '屏東市 潮州鎮 東港鎮 恆春鎮 萬丹鄉 長治鄉 麟洛鄉 九如鄉 里港鄉 鹽埔鄉 高樹鄉 萬巒鄉 內埔鄉 竹田鄉 新埤鄉 枋寮鄉 新園鄉 崁頂鄉 林邊鄉 南州鄉 佳冬鄉 琉球鄉 車城鄉 滿州鄉 枋山鄉 三地門鄉 霧台鄉 瑪家鄉 泰武鄉 來義鄉 春日鄉 獅子鄉 牡丹鄉',
    宜蘭縣: '宜蘭市 羅東鎮 蘇澳鎮 頭城鎮 礁溪鄉 壯圍鄉 員山鄉 冬山鄉 五結鄉 三星鄉 大同鄉 南澳鄉',
    花蓮縣: '花蓮市 鳳林鎮 玉里鎮 新城鄉 吉安鄉 壽豐鄉 光復鄉 豐濱鄉 瑞穗鄉 富里鄉 秀林鄉 萬榮鄉 卓溪鄉',
    台東縣:
      '台東市 成功鎮 關山鎮 卑南鄉 大武鄉 太麻里鄉 東河鄉 長濱鄉 鹿野鄉 池上鄉 綠島鄉 延平鄉 海端鄉 達仁鄉 金峰鄉 蘭嶼鄉',
    澎湖縣: '馬公市 湖西鄉 白沙鄉 西嶼鄉 望安鄉 七美鄉',
    金門縣: '金城鎮 金湖鎮 金沙鎮 金寧鄉 烈嶼鄉 烏坵鄉',
    連江縣: '南竿鄉 北竿鄉 莒光鄉 東引鄉',
  }).map(([county, text]) => [county, split(text)]),
);
/** The six special municipalities, where most people live. */
export const bigCities = split('台北市 新北市 桃園市 台中市 台南市 高雄市');
/** What people call the larger cities in writing. */
export const shortNames = split(
  '台北 新北 桃園 台中 台南 高雄 基隆 新竹 嘉義 苗栗 彰化 南投 雲林 屏東 宜蘭 花蓮 台東 澎湖 金門 馬祖 板橋 三重 中和 永和 新莊 新店 淡水 汐止 中壢 平鎮 楊梅 竹北 頭份 豐原 大里 太平 員林 鹿港 斗六 虎尾 朴子 永康 新營 鳳山 岡山 左營 旗山 潮州 東港 恆春 羅東 玉里 埔里 草屯 北港 清水 沙鹿 大甲 三峽 鶯歌 林口 龍潭 大溪 竹東 竹南 苑裡 通霄 麻豆 佳里 善化 美濃 林園 礁溪 蘇澳 瑞芳 土城 蘆洲 樹林',
);

export const roads = split(
  '中山路 中正路 中華路 民生路 民權路 民族路 和平路 仁愛路 信義路 忠孝路 復興路 建國路 光復路 成功路 自由路 三民路 四維路 五福路 六合路 七賢路 八德路 博愛路 大同路 大安路 文化路 文心路 公園路 中興路 中央路 長安路 南京路 北平路 天津路 青島路 濟南路 重慶路 西安路 漢口路 林森路 松江路 松仁路 松德路 敦化路 延平路 承德路 羅斯福路 新生路 金山路 杭州路 愛國路 永康街 師大路 水源路 汀州路 基隆路 辛亥路 興隆路 木柵路 石牌路 天母路 中義路 福德路 福星路 河南路 西屯路 崇德路 太原路 大雅路 學士路 健行路 五權路 向上路 公益路 大墩路 東興路 昌平路 大連路 青海路 甘肅路 寧夏路 華美街 英才路 美村路 精誠路 台灣大道 府前路 西門路 海安路 健康路 東門路 裕農路 林森街 開元路 公園南路 中華東路 中華西路 永華路 安平路 金華路 小東路 大學路 勝利路 長榮路 青年路 府連路 崇明路 中山北路 中山南路 忠孝東路 忠孝西路 仁愛街 信義街 和平東路 和平西路 南京東路 南京西路 民生東路 民生西路 民權東路 民權西路 復興南路 復興北路 建國南路 建國北路 新生南路 新生北路 敦化南路 敦化北路 光復南路 光復北路 延平北路 重慶北路 重慶南路 承德街 環河南路 環河北路 文昌街 文昌路 光明路 光華路 光榮路 國光路 國強街 國際路 大業路 大興路 經國路 莊敬路 自強路 明德路 至善路 三多路 九如路 十全路 鼎山街 建工路 覺民路 澄清路 鳳山路 青雲路 裕民路 板新路 縣民大道 新府路 文聖街 雙十路 溪園路 三和路 集美街 重新路 正義路 力行路 中平路 思源路 化成路 幸福路 景平路 宜安路 永貞路 秀朗路 竹林路 得和路 福和路 北新路 安康路 寶橋路 建安街 學府路 金城路 海山路 中原路 環中路 延吉街 忠順街 永吉路 虎林街 莊敬街 吳興街 嘉興街 安和路 通化街 臨江街 東豐街 瑞安街 泰順街 龍泉街 雲和街 潮州街 同安街 廈門街 牯嶺街 南昌路 寧波街 福州街 泉州街 南海路 三元街 西藏路 萬大路 武昌街 漢中街 成都路 貴陽街 桂林路 廣州街 和平街 自立街 平等街 民有街 民享街 建新路 食品路 西大路 北大路 東大路 水利路 關新路 慈雲路 公道路 民主路 友愛路 吳鳳路 興業路 世賢路 彰美路 曉陽路 金馬路 中洲路 大智路 樂業路 旱溪街 三賢街 建成路 國安街 國泰街 永福路 永樂街 永安街 永平路 安樂路 安一路 麥金路 仁一路 仁二路 愛三路 義一路 信二路 祥豐街 北寧路 中元路 復旦路 環北路 環西路 元化路 健行街 龍岡路 春日路 桃鶯路 三民街 富國路 南崁路 南竹路 文中路 國豐街 大豐路 介壽路',
);

export const femaleSecond = split(
  '婷 怡 雯 君 玲 芬 惠 珍 娟 美 華 如 萱 涵 瑄 妤 蓉 慧 琪 穎 潔 芳 容 卿 敏 宜 儀 欣 筠 薇 淇 庭 婕 霖 靜 真 貞 雅 萍 嫻 琳 茹 伶 芸 甄 彤 晴 馨 樺 嵐',
);
export const femaleFirst = split(
  '雅 淑 怡 佳 美 惠 麗 秀 玉 婉 思 詩 欣 佩 郁 筱 宜 靜 鈺 依 品 芷 子 宛 玟 詠 曉 瑞 慧 心 馨 家 書 孟 雨 采 姿 嘉 韻 若 育 文 映 琬 珮 羽 語 安 柔 沛',
);
export const maleSecond = split(
  '宏 傑 豪 偉 翰 宇 廷 銘 賢 雄 明 志 文 強 輝 昌 榮 仁 凱 睿 祥 龍 恩 霖 瑋 達 誠 中 軒 良 德 生 平 華 源 毅 成 勳 欽 哲 倫 賓 彬 鴻 辰 佑 瀚 維 民 隆',
);
export const maleFirst = split(
  '志 俊 建 家 冠 宗 承 柏 文 明 國 信 正 永 世 宏 彥 哲 育 嘉 偉 聖 威 智 仁 振 子 品 政 博 昱 書 宥 晉 泰 奕 翊 浩 凱 元 守 弘 秉 啟 景 新 勝 益 耀',
);
/** Given names of one character. */
export const singleFemale = split('萱 婷 瑄 敏 慧 蓉 靜 潔 娟 琳 穎 雯 怡 玲 芸 瑩 筠 嵐 薇 璇');
export const singleMale = split('偉 傑 豪 凱 翔 睿 宇 毅 誠 軒 銘 霖 哲 鈞 磊 斌 鵬 峰 威 浩');
/** Words, places and well-known people that the combination of characters would write. */
export const noGivenNames = split(
  '文華 文明 明文 文中 家中 家明 正中 國中 國文 國華 國民 國君 信義 中正 明明 文文 志志 宏宏 仁仁 世中 新民 新生 正義 永生 民生 品質 品德 品誠 景平 新平 新中 子宮 美容 美美 雅雅 靜靜 真真 心真 玉米 玉華 子真 家庭 安靜 安平 安怡 心如 心儀 若如 書真 語真 家真 品真 曉真 美如 宏達 正平 正明 智仁 泰平 元平 弘華 新宏 新達 益達 子民 子平 子明 正宗 永平 和平 國明 國平 國強 國成 國仁 國源 國良 啟明 啟達 永華 永源 永明 勝雄 勝利 勝平 景華 景文 景明 世民 世平 世賢 文成 文達 文德 承德 建成 建中 建德 振華 明德 明仁 明達 俊俊 哲哲 凱凱 偉偉 嘉嘉 怡怡 欣欣 宜宜 惠惠 佳佳 美真 家霖 子貞 守平 守中 信仁 政文 政明 政平 政民 政達 政強 志明 書明 書文 書生 書中 子文 育文 育民 育達 育成 育平 育中 新文 新明 新強 新華 新源 新成 新隆 新德 新銘 元華 元中 元明 元龍 奕奕 益生 益民 益中 益平 益華 智中 智生 浩平 浩中 耀文 耀明 耀中 耀華 威平 威中 聖明 聖中 聖平 聖文 聖生 聖賢 聖誠 聖恩 博士 文生 文平 文民 品平 品中 品生 品民 世華 世明 世文 世生 景中 景生 昱中 昱生 秉中 秉生 泰中 泰生 泰民 泰源 守民 守生 守文 振中 振民 振生 振平',
);

export const hospitalNames = split(
  '仁愛 和平 慈恩 聖心 博愛 仁心 仁德 仁和 康寧 安康 安泰 健仁 永和 永康 長安 中興 光復 佑民 佑安 宏恩 宏仁 宏康 建安 建興 新仁 新泰 聯合 慈愛 慈安 恩典 恩澤 恩慈 惠德 惠安 惠民 清泉 景美 德安 德仁 順安 誠泰 福安 福慧 濟生 彰濱 陽明 信安 信義 員生 怡仁 怡和 南門 為恭 祐民 賢德 全民 榮安 榮民 民生 大安 大愛 大德 大千 弘安 弘恩 明德 明仁 立安 立仁 吉安 同仁 百川 明誠',
);
export const companyNames = split(
  '大同 大成 大展 大昌 大發 元大新 元隆 永豐達 永信 永昌 永興 永達 正新達 正隆 正泰 正豐 日昇 日盛 日月 世紀 世華 台聯 台源 台興 立達 立新 立德 巨祥 巨昇 光泰 光明 光輝 光陽達 全友 全新 全台 百利 百達 百興 亞新 亞德 亞太 宏昇 宏達新 宏泰 宏遠達 宏碩 佳美 佳興 佳能達 金豐 金鼎 金昌 金隆 協和 協興 東昇 東泰 東興 東和 信邦達 信昌 信泰 春源達 昱泰 昱昌 南亞新 南興 南華 建新 建隆 建興 恆昌 恆豐 泰豐 泰山新 泰昌 益昌 益新 振興 振昌 振發 祥發 祥興 祥泰 隆昌 隆興 隆發 富邦新 富達 富昌 富強 華新達 華泰 華興 華昌 順發 順昌 順興 順達 源興 源泰 源發 新興 新昌 新隆 新和 萬達 萬昌 萬興 萬泰 瑞昌 瑞興 瑞發 瑞泰 群創新 群益新 嘉泰 嘉昌 嘉新達 福興 福昌 福泰 德昌 德興 德泰 德發 聯昌 聯興 聯發達 鴻昌 鴻泰 鴻興 鴻達 豐泰新 豐興 豐昌 寶成新 寶興 寶島達 鑫昌 鑫隆 鑫達 鑫泰',
);
export const companyKinds = split(
  '科技 電子 工業 企業 實業 貿易 建設 營造 機械 精密 光電 半導體 資訊 軟體 生技 製藥 化工 塑膠 紡織 食品 飲料 印刷 文化 傳播 廣告 物流 運輸 通運 海運 航運 旅行社 保險經紀人 保全 人力資源 管理顧問 工程顧問 室內裝修 家具 五金 鋼鐵 水泥 玻璃 紙業 汽車 機車 自行車 電機 電器 照明 能源 環保 餐飲 農產 畜產 水產 園藝 國際 開發 投資 資產管理',
);
export const departments = split(
  '內科 外科 小兒科 婦產科 骨科 眼科 耳鼻喉科 皮膚科 泌尿科 神經內科 神經外科 心臟內科 心臟血管外科 胸腔內科 胸腔外科 腸胃內科 肝膽胃腸科 腎臟內科 新陳代謝科 內分泌科 血液腫瘤科 感染科 風濕免疫科 家庭醫學科 精神科 身心科 復健科 急診科 麻醉科 放射科 放射腫瘤科 核子醫學科 病理科 檢驗科 整形外科 大腸直腸外科 一般外科 乳房外科 小兒外科 牙科 口腔外科 老年醫學科 職業醫學科 中醫科 營養科 藥劑科 社工室 護理部 加護病房 急診室 開刀房 門診部 洗腎室 安寧病房 產房 嬰兒室',
);
export const professions = split(
  '醫師 護理師 藥師 牙醫師 中醫師 獸醫師 物理治療師 職能治療師 語言治療師 醫檢師 放射師 營養師 心理師 社工師 助產師 看護 照顧服務員 教師 國小老師 國中老師 高中老師 大學教授 講師 幼教老師 補習班老師 校長 學生 研究生 研究員 圖書館員 工程師 軟體工程師 電機工程師 機械工程師 土木工程師 化學工程師 建築師 設計師 室內設計師 平面設計師 程式設計師 資訊人員 技師 技術員 作業員 品管人員 廠長 領班 電工 水電工 木工 泥水工 油漆工 鐵工 焊工 板金工 汽車修理工 黑手 司機 公車司機 計程車司機 貨車司機 聯結車司機 外送員 快遞員 郵差 船員 漁民 農民 果農 茶農 養殖業者 牧場主人 園藝師 會計 會計師 出納 記帳士 律師 法官 檢察官 書記官 代書 公證人 警察 消防員 軍人 職業軍人 公務員 里長 郵局職員 銀行行員 理財專員 保險業務員 房屋仲介 業務員 業務經理 採購 行政助理 秘書 總機 櫃台人員 人事專員 經理 總經理 董事長 店長 店員 收銀員 攤販 早餐店老闆 餐廳老闆 廚師 麵包師傅 服務生 調酒師 導遊 領隊 空服員 機師 飯店經理 房務員 清潔工 保全 管理員 美髮師 美容師 美甲師 按摩師 攝影師 記者 編輯 作家 翻譯 畫家 雕刻家 音樂家 鋼琴老師 歌手 演員 導演 舞者 教練 健身教練 運動員 裁縫 洗衣店老闆 雜貨店老闆 水果商 魚販 肉販 花店老闆 鐘錶師傅 鎖匠 殯葬業者 牧師 神父 法師 家庭主婦 家管 退休人員 退休教師 自由業 自營商 志工',
);
export const commonProfessions = split(
  '醫師 護理師 教師 學生 工程師 會計 司機 計程車司機 農民 公務員 警察 軍人 銀行行員 業務員 店員 服務生 廚師 清潔工 保全 家庭主婦 家管 退休人員 作業員 自營商',
);
export const emailDomains = split(
  'gmail.com yahoo.com.tw hotmail.com outlook.com pchome.com.tw seed.net.tw ms1.hinet.net ms5.hinet.net icloud.com msn.com livemail.tw url.com.tw',
);
export const urlWords = split(
  'clinic hospital pharmacy foundation school hotel travel food tech trade design dental care lab',
);
/** Cities, counties, districts and towns in romanised form, the largest first. */
export const romanCities =
  'Taipei, New Taipei, Taichung, Kaohsiung, Taoyuan, Tainan, Hsinchu, Keelung, Chiayi, Changhua, Pingtung, Yunlin, Miaoli, Nantou, Yilan, Hualien, Taitung, Penghu, Kinmen, Banqiao, Zhongli, Tamsui, Fengyuan, Yuanlin, Douliu, Luodong, Zhubei, Sanchong, Zhonghe, Xinzhuang, Tucheng, Luzhou, Xizhi, Shulin, Sanxia, Yingge, Puli, Hengchun, Huwei, Lukang, Toufen, Zhudong, Yangmei, Pingzhen, Bade, Dali, Taiping, Dajia, Qishan, Fengshan, Gangshan, Meinong, Xinying, Yongkang, Jiali, Chaozhou, Donggang, Magong, Ruifang, Linkou'.split(
    ', ',
  );
/** Family names in romanised form: for people, user names and addresses on the network. */
export const romanFamily = split(
  'chen lin huang chang lee wang wu liu tsai yang hsu cheng hsieh kuo hung chiu tseng liao lai chou yeh su chuang chiang lu ho hsiao lo kao pan chien chu chung peng yu chan hu shih shen chao',
);
export const romanGiven = split(
  'chihming chunchieh chiahao wenhsiung chienhung kuanyu poyu tzuhao yuting yating shufen meiling chiawei yichun hsinyi peishan shihhan tingyu ping wei ching hsuan chieh hao ying min jung ling fang hui',
);
export const nearCountries = [
  'TW',
  'JP',
  'CN',
  'US',
  'KR',
  'VN',
  'TH',
  'PH',
  'ID',
  'SG',
  'MY',
  'HK',
  'MO',
  'CA',
  'AU',
  'GB',
  'FR',
  'DE',
];
/** Variant forms of characters that another entry has in the form usual in Taiwan. */
export const noFamilyNames = split('黄 呉 凃 温');
